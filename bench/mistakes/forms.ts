import { change, type Mistake } from './mistake';

const f = '_forms/consultation.json';

/** Forms that contradict themselves. */
export const forms: readonly Mistake[] = [
  change(f, '"hint": "10 digits"', '"hint": "9 digits"', /10/),
  change(f, '"hint": "10 digits"', '"hint": "12 digits, without spaces"', /10/),
  change(f, '"digits": 10', '"digits": 11', /10|hint/),
  change(
    f,
    '"count": "A mobile number has 10 digits; this one has {count}."',
    '"count": "A mobile number has 8 digits; this one has {count}."',
    /10/,
  ),
  change(
    f,
    '"missing": "Please enter a valid last name."',
    '"missing": "Please enter a valid first name."',
    /first name|same/i,
  ),
  change(
    f,
    '"missing": "Please enter your current city."',
    '"missing": "Please enter your desired country."',
    /same|country/i,
  ),
  change(
    f,
    '"missing": "Please enter your desired country."',
    '"missing": "Please enter your current city."',
    /same|city/i,
  ),
  change(f, '"label": "Last name"', '"label": "First name"', /same|First name|label/i),
  change(f, '"autocomplete": "family-name"', '"autocomplete": "given-name"', /given-name|same|twice/i),
  change(
    f,
    '"text": "We use your details to answer your enquiry',
    '"text": "We use your details to answer your enquiry and for our newsletter',
    /version/i,
  ),
  change(f, '"version": "2026-11-27"', '"version": "2026-11-31"', /30|November/),
  change(f, '"version": "2026-11-27"', '"version": "2028-01-01"', /future|today|not come/i),
  change(
    f,
    '"id": "currentCity",\n      "name": "city",\n      "type": "text",',
    '"id": "currentCity",\n      "name": "city",\n      "type": "text",\n      "pattern": "[A-Z",',
    /pattern|bracket/i,
    { at: '"pattern"' },
  ),
  change(
    f,
    '"id": "currentCity",\n      "name": "city",\n      "type": "text",',
    '"id": "currentCity",\n      "name": "city",\n      "type": "text",\n      "pattern": "letters only",',
    /pattern/i,
    { at: '"pattern"' },
  ),
  change(f, '"Trade Course Admission",', '"University Admission",', /University Admission|twice|same/),
  change(f, '"text": "We have received your enquiry.', '"text": "TODO', /written|TODO/i),
  change(f, '"button": "Book Consultation"', '"button": "Submit {name}"', /\{name\}|placeholder|written/i),
  change(f, '"submit": "/api/contact-form"', '"submit": "/contact-form"', /api/i),
  change(f, '[privacy policy](/privacy-policy)', '[privacy policy](/privacy)', /privacy-policy/),
  change(f, '"name": "lastName"', '"name": "name"', /name|twice/i),
  change(
    f,
    '"wait": "To keep spam out, please wait a few seconds',
    '"wait": "To keep spam out, please wait {seconds} seconds',
    /seconds/,
  ),
  change(
    f,
    '"success": {\n    "title": "Thank you"',
    '"success": {\n    "title": "Form submission failed. Please try again."',
    /same|failed|success/i,
  ),
];
