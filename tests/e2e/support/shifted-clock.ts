/** Loaded before everything else of a process whose clock is to be ahead by `CLOCK_SHIFT_MS`. */
const shift = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);

const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [target.now() + shift] : values, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + shift : Reflect.get(target, name, receiver),
});
