import type { Diagnostic } from '../../diagnostics/diagnostic';
import { takenFieldName } from '../../diagnostics/taken-field-name/taken-field-name';
import { locationOfValue } from '../../document/location';
import type { LinkedSite } from '../../site/checked-site';
import { fieldsIn } from './fields-in';

/**
 * Properties of a form element that scripts may use, those of single browsers included. A field of the same name would
 * shadow them (HTML standard, `HTMLFormElement`, named properties). A few that neither our scripts nor React read, and
 * that fields are called (`name`, `title`, `length`), are allowed. A browser test compares the list with Chromium's.
 */
const takenNames: ReadonlySet<string> = new Set(
  `
  activeViewTransition addEventListener after animate append appendChild assignedSlot attachInternals
  attachShadow attributeStyleMap attributes baseURI before blur checkValidity checkVisibility childElementCount
  childNodes classList className click clientHeight clientLeft clientTop clientWidth cloneNode closest
  compareDocumentPosition computedStyleMap constructor contains contentEditable currentCSSZoom
  customElementRegistry dataset dispatchEvent editContext elements firstChild firstElementChild focus focusGroup
  focusGroupStart getAnimations getAttribute getAttributeNS getAttributeNames getAttributeNode
  getAttributeNodeNS getBoundingClientRect getClientRects getElementsByClassName getElementsByTagName
  getElementsByTagNameNS getHTML getRootNode hasAttribute hasAttributeNS hasAttributes hasChildNodes
  hasOwnProperty hasPointerCapture hidePopover innerHTML innerText insertAdjacentElement insertAdjacentHTML
  insertAdjacentText insertBefore isConnected isContentEditable isDefaultNamespace isEqualNode isPrototypeOf
  isSameNode lastChild lastElementChild localName lookupNamespaceURI lookupPrefix matches moveBefore
  namespaceURI nextElementSibling nextSibling nodeName nodeType nodeValue normalize offsetHeight offsetLeft
  offsetParent offsetTop offsetWidth outerHTML ownerDocument parentElement parentNode part prepend
  previousElementSibling previousSibling propertyIsEnumerable querySelector querySelectorAll relList
  releasePointerCapture remove removeAttribute removeAttributeNS removeAttributeNode removeChild
  removeEventListener replaceChild replaceChildren replaceWith reportValidity requestFullscreen
  requestPointerLock requestSubmit reset scroll scrollBy scrollHeight scrollIntoView scrollIntoViewIfNeeded
  scrollLeft scrollTo scrollTop scrollWidth setAttribute setAttributeNS setAttributeNode setAttributeNodeNS
  setHTML setHTMLUnsafe setPointerCapture shadowRoot showPopover startViewTransition style submit tagName
  textContent toLocaleString toString toggleAttribute togglePopover valueOf webkitMatchesSelector
  webkitRequestFullScreen webkitRequestFullscreen
`
    .trim()
    .split(/\s+/),
);

/** Whether a field would shadow a property that scripts may use. Those for ARIA attributes all begin with `aria`. */
export const isTakenName = (name: string): boolean => takenNames.has(name) || /^aria[A-Z]/.test(name);

/** Fields whose names would shadow a property of the form element. */
export const takenFieldNames = (site: LinkedSite): readonly Diagnostic[] =>
  fieldsIn(site).flatMap(({ document, field: { name }, pointer }) =>
    isTakenName(name) ? [takenFieldName(locationOfValue(document, `${pointer}/name`), name)] : [],
  );
