import { expect, it } from 'vitest';
import { withoutNames, withSecondTry } from './lean-router.ts';

it('takes off what keeps unused components', () => {
  const form = 'const Form = React$1.forwardRef(() => null);\nForm.displayName = "Form";\n';
  expect(withoutNames(form)).toBe('const Form = /* @__PURE__ */ React$1.forwardRef(() => null);\n\n');
});

it('asks for the script of a page again once the server answers', () => {
  const load = 'await import(\n\t/* @vite-ignore */\n\t/* webpackIgnore: true */\n\troute.module\n);';
  expect(withSecondTry(load)).toBe(
    "await import(/* @vite-ignore */ route.module).catch(() => fetch('/healthz').then(() => import(/* @vite-ignore */ route.module)));",
  );
  expect(() => withSecondTry('await load(route.module);')).toThrow('does not import');
});
