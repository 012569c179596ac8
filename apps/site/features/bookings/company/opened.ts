import type { linkedDocuments } from '@nolo/contract/document-links.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { TabLink } from './link-in-tab.ts';

/** What a link shows in this tab, and for how long. */
export type Opened = {
  documents: CallData<typeof linkedDocuments>;
  link: TabLink;
  /** By this browser's clock. */
  closesAt: string;
};
