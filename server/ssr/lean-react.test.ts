import { expect, it } from 'vitest';
import { withoutMethods } from './lean-react.ts';

it('takes the methods off a class, and off no other', () => {
  const code = `
function Part(name) {
  this.name = name;
}
Part.prototype.focus = function (
  options
) {
  return () => {
    options();
  };
};
Other.prototype.focus = function () {
  return 1;
};
`;
  expect(withoutMethods(code, 'Part')).toBe(`
function Part(name) {
  this.name = name;
}
Other.prototype.focus = function () {
  return 1;
};
`);
});
