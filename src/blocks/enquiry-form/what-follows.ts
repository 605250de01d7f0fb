/**
 * Takes what the page says below its banner to which the receiver leads a browser without script
 * (server/receiver/answers.ts), to be put below a third heading. Nothing, if it does not come.
 */
export function fetchWhatFollows(address: string, take: (words: readonly Node[]) => void): void {
  const request = new XMLHttpRequest(); // it makes a document, which Trusted Types refuse to make of a text
  request.responseType = 'document';
  request.onload = () => request.status === 200 && take(wordsOf(request.responseXML));
  request.open('GET', address);
  request.send();
}

const wordsOf = (page: Document | null): readonly Node[] =>
  [...(page?.querySelectorAll('main [data-block=text] :is(h2, p)') ?? [])].map((element) => {
    if (element.tagName === 'P') return element;
    const heading = document.createElement('h4');
    heading.append(...element.childNodes);
    return heading;
  });
