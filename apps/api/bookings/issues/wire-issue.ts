import { API_BASE } from '@nolo/contract/addresses.ts';
import type { Issue } from '@nolo/contract/issues.ts';
import type { IssueRow } from './issue-store.ts';

export function wireIssue(row: IssueRow): Issue {
  return {
    id: row.id,
    issueDescription: row.description,
    issueImagePath:
      row.storage_key === null ? null : `${API_BASE}/customer/issues/${row.booking_id}/${row.id}/image`,
    fileName: row.file_name,
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
  };
}
