import { describeVital } from './describe-vital.ts';
import type { VitalLine } from './report-vitals.ts';

const HEAD = ['page', 'device', 'metric', '75% of visits below', 'verdict', 'visits'];

const STYLE = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:50rem;padding:0 1rem}
  table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid;padding:.35rem .75rem .35rem 0;text-align:left}
  td:nth-child(n+4):not(:nth-child(5)){font-variant-numeric:tabular-nums}`;

function row(line: VitalLine): string {
  const { page, device, name, value, verdict, visits } = describeVital(line);
  const cells = [page, device, name, value, verdict, visits].map((cell) => `<td>${cell}</td>`);
  return `<tr>${cells.join('')}</tr>`;
}

/** The report for whoever runs the site. All its words are the product's own: nothing in it was typed by a visitor. */
export function vitalsPage(lines: readonly VitalLine[], days: number): string {
  const head = HEAD.map((name) => `<th scope="col">${name}</th>`).join('');
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${lines.map(row).join('')}</tbody></table>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>How fast pages were</title>
    <style>${STYLE}</style><h1>How fast pages were</h1><p>A sample of the visits of the last ${days} days.</p>
    ${lines.length === 0 ? '<p>No visit was measured.</p>' : table}</html>`;
}
