/** WebGL 2 is missing on some virtual and old machines, and can be switched off. */
export function canDrawMaps(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Browsers keep few contexts at a time: give this one back at once.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
