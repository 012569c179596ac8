import { expect, it } from 'vitest';
import { withBodies } from './function-bodies.ts';

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
function onLines(
  key,
  value
) {
  if (key) {
    return value;
  }
}
function onLines$1() {
  return 1;
}
`;

it('gives functions other bodies, inner ones too, and leaves the rest', () => {
  expect(withBodies(code, { first: 'return null;', fetch: '', onLines: 'return key;', onLines$1: '' })).toBe(`
function first({ page, ...rest }) {return null;}
function createRouter() {
	async function fetch(key) {}
	return { fetch };
}
function onLines(
  key,
  value
) {return key;}
function onLines$1() {}
`);
});

it('fails the build when the library has changed', () => {
  expect(() => withBodies(code, { second: '' })).toThrow('no function second');
});
