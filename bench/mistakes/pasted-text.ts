import { change, type Mistake } from './mistake';

const sentence = 'In Galway, Limerick or Maynooth you can walk or cycle to class.';
const says = (text: string, word: RegExp): Mistake =>
  change('study-ireland.json', sentence, JSON.stringify(text).slice(1, -1), word);

/** What comes along when text is pasted. */
export const pastedText: readonly Mistake[] = [
  says('In {city} you can walk or cycle to class.', /\{city\}|placeholder|written/i),
  says('In [City name] you can walk or cycle to class.', /City name|written|placeholder/i),
  says('In [CITY: check!] you can walk or cycle to class.', /check|written|placeholder/i),
  says('In <city> you can walk or cycle to class.', /city|HTML|written/i),
  says('In ___ you can walk or cycle to class.', /___|written|placeholder/i),
  says('In XXXX you can walk or cycle to class.', /XXXX|written/i),
  says('In %CITY% you can walk or cycle to class.', /CITY|written|placeholder/i),
  says('In $\u007bcity} you can walk or cycle to class.', /city|written|placeholder/i),
  says(
    "Sure! Here's a short paragraph about cities: you can walk or cycle to class.",
    /Sure|assistant|chat|answer/i,
  ),
  says('As an AI language model, I cannot say whether you can cycle to class.', /AI|assistant|chat/i),
  says(
    'Certainly! Below is a rewritten version. You can walk or cycle to class.',
    /Certainly|assistant|chat/i,
  ),
  says('I hope this helps! Let me know if you would like it shorter.', /assistant|chat|hope/i),
  says(
    'You can walk or cycle to class. [contact-form-7 id="12" title="Contact"]',
    /contact-form-7|shortcode|other system/i,
  ),
  says('[caption width="300"]A bridge[/caption] You can walk to class.', /caption|shortcode|other system/i),
  says('You can walk to class.[1] It is flat.[2]', /\[1\]|footnote/i),
  says('You can walk to class.[citation needed]', /citation|footnote/i),
  says('You can walk to class (Error! Bookmark not defined.).', /Error|word processor/i),
  says('You can walk to class. Error! Reference source not found.', /Error|word processor/i),
  says('GalwayвЂ™s centre is flat.', /encoding|characters/i),
  says('Galwayâ€™s centre is flat.', /’|encoding/i),
  says('The cafÃ© is five minutes from class.', /é|encoding/i),
  says('The caf\ufffd is five minutes from class.', /character|encoding|lost/i),
  says('You can walk &ndash; or cycle &ndash; to class.', /–|ndash|HTML/i),
  says('You can walk &#8211; or cycle to class.', /–|8211|HTML/i),
  says('You can walk<br>or cycle to class.', /br|HTML/i),
  says('You can <strong>walk</strong> to class.', /\*\*|strong|HTML/i),
  says('In Gal\u00adway you can walk or cycle to class.', /hyphen/i),
  says('\uf0b7 In Galway you can walk to class.', /bullet|list/i),
  says('\u2022\tIn Galway you can walk to class.', /bullet|list|tab/i),
  says('In Galway\tyou can walk or cycle to class.', /tab/i),
  says('In Galway you can walk.You can also cycle to class.', /space/i),
  says('In Galway you can walk,cycle or take a bus to class.', /space/i),
  says('In Galway you can can walk or cycle to class.', /can can|twice/i),
  says('In the the city you can walk or cycle to class.', /the the|twice/i),
  says('In Galway you can walk to class,, or cycle.', /,,|twice/i),
  says(
    'See [the map](https://www.google.com/url?sa=t&url=https%3A%2F%2Fexample.org%2Fmap) of the city.',
    /google|redirect|example\.org/i,
  ),
  says(
    'See [the map](https://example.org/map?utm_source=newsletter&utm_medium=email) of the city.',
    /utm|track/i,
  ),
  says('See [the map](https://docs.google.com/document/d/1a2b3c/edit?usp=sharing) of the city.', /edit/i),
  says(
    'See [the map](https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org) of the city.',
    /safelinks|outlook|redirect|example\.org/i,
  ),
  says('See [the map](http://localhost:5173/study-ireland) of the city.', /localhost|computer/i),
  says('See [the map](file:///C:/Users/anna/map.html) of the city.', /computer|file|https/i),
  says('* In Galway you can walk to class.', /list|bullet|mark/i),
  says('1. In Galway you can walk to class.', /list|number|mark/i),
  says('__Galway__ is flat.', /\*\*|bold/i),
  says('![A bridge](bridge.jpg) Galway is flat.', /image|picture/i),
  says('lorem ipsum dolor sit amet', /written|lorem/i),
  says('In Galway you can walk to class.\nIt is flat.', /line|paragraph/i),
  says('In Galway  you can walk to class.', /spaces|twice/i),
];
