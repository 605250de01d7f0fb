/** A node of a syntax tree, as far as tests look at it. */
export interface Node {
  type: string;
  value?: unknown;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
