import type { RouteObject } from 'react-router';

/** Renters' documents that wait for a person; loaded once somebody goes there. */
export const documentRoutes: RouteObject[] = [
  {
    path: 'documents',
    lazy: async () => {
      const { DocumentsPage, loadDocuments } = await import('./documents-page.tsx');
      return { Component: DocumentsPage, loader: loadDocuments };
    },
  },
  {
    path: 'documents/:id',
    lazy: async () => {
      const [{ DocumentPage, loadDocument }, { decideDocuments }] = await Promise.all([
        import('./document-page.tsx'),
        import('./decide.tsx'),
      ]);
      return { Component: DocumentPage, loader: loadDocument, action: decideDocuments };
    },
  },
];
