import type { Plugin } from 'vite';
import { NOTHING, REFUSED, withBodies, type Bodies } from './function-bodies.ts';

/**
 * What pages of this site never ask of React, as functions of its browser half that are emptied.
 * `docs/decisions/0072-lean-router.md` says what keeps it right; `tests/left-out-imports.test.ts` refuses what is left out.
 */
const unused: Bodies = {
  // `<ViewTransition>`: what is walked through on every change has nothing to do, the rest nobody reaches.
  trackEnterViewTransitions: NOTHING,
  commitEnterViewTransitions: NOTHING,
  commitAppearingPairViewTransitions: NOTHING,
  commitExitViewTransitions: NOTHING,
  commitDeletedPairViewTransitions: NOTHING,
  commitNestedViewTransitions: NOTHING,
  restorePairedViewTransitions: NOTHING,
  restoreEnterOrExitViewTransitions: NOTHING,
  restoreNestedViewTransitions: NOTHING,
  restoreViewTransitionOnHostInstances: NOTHING,
  startViewTransition: REFUSED,
  flushAfterMutationEffects: REFUSED,
  commitAfterMutationEffectsOnFiber: REFUSED,
  applyViewTransitionToHostInstances: REFUSED,
  measureViewTransitionHostInstancesRecursive: REFUSED,
  measureNestedViewTransitions: REFUSED,
  getViewTransitionName: REFUSED,
  getViewTransitionClassName: REFUSED,
  createViewTransitionInstance: REFUSED,
  scheduleViewTransitionEvent: REFUSED,
  reportViewTransitionError: REFUSED,
  ViewTransitionPseudoElement: REFUSED,
  // `<Fragment ref>`
  FragmentInstance: REFUSED,
  commitNewChildToFragmentInstance: REFUSED,
  deleteChildFromFragmentInstance: REFUSED,
  // `<SuspenseList>`, `<Activity>`
  updateSuspenseListComponent: REFUSED,
  cutOffTailIfNeeded: REFUSED,
  updateActivityComponent: REFUSED,
  // `useActionState()`
  mountActionState: REFUSED,
  updateActionState: REFUSED,
  updateActionStateImpl: REFUSED,
  rerenderActionState: REFUSED,
  dispatchActionState: REFUSED,
  runActionStateAction: REFUSED,
  // `<form action={function}>`, `<button formAction>`
  extractEvents$1: NOTHING,
  scheduleReplayQueueIfNeeded: REFUSED,
  startHostTransition: REFUSED,
  requestFormReset$1: REFUSED,
  // `onSelect`, `onBeforeInput`
  constructSelectEvent: NOTHING,
  getNativeBeforeInputChars: 'return null;',
  getFallbackBeforeInputChars: 'return null;',
  // `preload()`, `preinit()` and the like
  prefetchDNS: REFUSED,
  preconnect: REFUSED,
  preload: REFUSED,
  preloadModule: REFUSED,
  preinitScript: REFUSED,
  preinitStyle: REFUSED,
  preinitModuleScript: REFUSED,
  // `<link precedence>`, `<style precedence>`, `<script async>`: style sheets and scripts are ours to order.
  getResource: 'return null;',
  acquireResource: REFUSED,
  suspendResource: REFUSED,
  insertSuspendedStylesheets: REFUSED,
  // Names of components in error messages: minified, they say nothing.
  describeNativeComponentFrame: "return '';",
  getComponentNameFromType: 'return null;',
  // Elements with a hyphen in their name
  setPropOnCustomElement: REFUSED,
};

/** Methods are side effects that keep a class in the bundle, used or not. */
const classes = ['FragmentInstance', 'ViewTransitionPseudoElement'];

/** The code without the methods of a class, each written as `Name.prototype.method = function`. */
export function withoutMethods(code: string, name: string): string {
  return code.replaceAll(new RegExp(String.raw`^${name}\.prototype\.\w+ = function[^]*?\n\};$\n?`, 'gm'), '');
}

/** Takes out of what browsers load of React what this site does not use; the server has all of it. */
export function leanReact(): Plugin {
  let isDone = false;
  return {
    name: 'lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler(code) {
        isDone = true;
        return { code: classes.reduce(withoutMethods, withBodies(code, unused)), map: null };
      },
    },
    generateBundle() {
      if (!isDone) throw new Error('React has no file react-dom-client.production.js any more');
    },
  };
}
