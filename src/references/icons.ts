import { unknownIcon } from '../diagnostics/unknown-icon/unknown-icon';
import { namesInList } from './names-in-list';
import type { NamedReference, ReferenceKind } from './reference-kind';

/** Icons by name in the icon set. */
export const icons: ReferenceKind<NamedReference> = namesInList('icon', {
  names: (sources) => sources.icons,
  report: unknownIcon,
});
