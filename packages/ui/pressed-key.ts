type Pressed = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>;

/** What browsers give for a key that an input method takes; Safari alone says so of the Enter that ends a composition. */
const TAKEN = 229;

/**
 * The key pressed, null while an input method composes a word: its Enter, arrows and Escape choose among its own words.
 * Every handler of keys asks this.
 */
export function pressedKey(event: Pressed | { nativeEvent: Pressed }): string | null {
  const { key, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === TAKEN ? null : key;
}
