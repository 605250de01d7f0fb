/** What a form's document says in place of an address if it sends nothing. */
export const simulated = 'simulate';

/** What distinguishes a form in a browser: where it sends, or its name if it sends nothing. */
export const formKey = ({ submit, name }: { submit: string; name: string }): string =>
  submit === simulated ? name : submit;
