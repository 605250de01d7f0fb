/** What an enquiry can be about (spec 000, section 3). */
export const purposes = [
  'University Admission',
  'Trade Course Admission',
  'Professional Year Packages',
  'OSHC / OVHC',
  'Migration Consultation',
  'Visa Services',
];
