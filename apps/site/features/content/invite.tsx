import type { Invitation } from '@nolo/content/schema/text.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';

/** What to do next, at the end of a page. */
export function Invite({ invitation, to }: { invitation: Invitation; to: string }) {
  return (
    <section className="bg-primary-soft rounded-panel flex flex-col items-start gap-4 p-6 sm:p-10">
      <h2 className="text-2xl">{invitation.title}</h2>
      <p className="max-w-prose">{invitation.text}</p>
      <LinkButton to={to}>{invitation.button}</LinkButton>
    </section>
  );
}
