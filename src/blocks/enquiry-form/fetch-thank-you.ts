/**
 * Loads the content below the banner of the thank-you page, to which the receiver redirects browsers without JavaScript
 * (server/receiver/answers.ts), and adapts it for display below a third-level heading. Failures are ignored.
 */
export function fetchThankYou(url: string, onLoad: (content: readonly Node[]) => void): void {
  const request = new XMLHttpRequest(); // XMLHttpRequest parses HTML itself; Trusted Types would block parsing a string
  request.responseType = 'document';
  request.onload = () => request.status === 200 && onLoad(readContent(request.responseXML));
  request.open('GET', url);
  request.send();
}

const readContent = (page: Document | null): readonly Node[] =>
  [...(page?.querySelectorAll('main [data-block=text] :is(h2, p)') ?? [])].map((element) => {
    if (element.tagName === 'P') return element;
    const heading = document.createElement('h4');
    heading.append(...element.childNodes);
    return heading;
  });
