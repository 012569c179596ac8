import { expect, it } from 'vitest';
import { withBodies, withoutNames, withSecondTry } from './lean-router.ts';

const code = `
function first({ page, ...rest }) {
	if (page) {
		return rest;
	}
}
function createRouter() {
	async function fetch(key) {
		await key;
	}
	return { fetch };
}
`;

it('gives functions other bodies, inner ones too, and leaves the rest', () => {
  expect(withBodies(code, { first: 'return null;', fetch: '' })).toBe(`
function first({ page, ...rest }) {return null;}
function createRouter() {
	async function fetch(key) {}
	return { fetch };
}
`);
});

it('fails the build when the router has changed', () => {
  expect(() => withBodies(code, { second: '' })).toThrow('no function second');
});

it('takes off what keeps unused components', () => {
  const form = 'const Form = React$1.forwardRef(() => null);\nForm.displayName = "Form";\n';
  expect(withoutNames(form)).toBe('const Form = /* @__PURE__ */ React$1.forwardRef(() => null);\n\n');
});

it('asks for the script of a page again once the server answers', () => {
  const load = 'await import(\n\t/* @vite-ignore */\n\t/* webpackIgnore: true */\n\troute.module\n);';
  expect(withSecondTry(load)).toBe(
    "await import(/* @vite-ignore */ route.module).catch(() => fetch('/healthz').then(() => import(/* @vite-ignore */ route.module)));",
  );
  expect(() => withSecondTry(code)).toThrow('does not import');
});
