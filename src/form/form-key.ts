/** The value of `submit` in forms that send nothing. */
export const simulated = 'simulate';

/** Identifies a form in `forms.json` and in storage: the URL it is sent to, or its name if it sends nothing. */
export const formKey = ({ submit, name }: { submit: string; name: string }): string =>
  submit === simulated ? name : submit;
