/** The value of `submit` in forms that send nothing. */
export const simulated = 'simulate';

/** Identifies a form in the browser: by its address, or by its name if it sends nothing. */
export const formKey = ({ submit, name }: { submit: string; name: string }): string =>
  submit === simulated ? name : submit;
