/** The columns of `account` that a renter's documents fill, without any. */
export const NO_DOCUMENTS = {
  document_type: null,
  passport_number: null,
  document_id: null,
  document_issue_date: null,
  document_expiry_date: null,
  driving_licence_number: null,
  driving_licence_classes: [],
  dl_issue_date: null,
  dl_expiry_date: null,
  documents_findings: '[]',
  documents_status: 'missing',
  documents_rejected_reason: null,
  documents_reviewed_at: null,
  documents_reviewed_by: null,
};
