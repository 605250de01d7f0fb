/** What a form's document says in place of an address if it sends nothing. */
export const simulated = 'simulate';

/** What distinguishes a form in a browser: where it sends, or its version if it sends nothing. */
export const formKey = ({ submit, version }: { submit: string; version: string }): string =>
  submit === simulated ? version : submit;
