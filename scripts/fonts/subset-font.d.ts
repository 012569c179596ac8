declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: readonly string[];
      noHinting: boolean;
      variationAxes: { wght: { min: number; max: number } };
    },
  ): Promise<Buffer>;
}
