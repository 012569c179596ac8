type SplitRoute = {
  module: string;
  clientActionModule?: string | undefined;
  clientLoaderModule?: string | undefined;
  clientMiddlewareModule?: string | undefined;
  hydrateFallbackModule?: string | undefined;
};

/** The files into which the build has split a route; its page starts when all of them are there. */
export function chunksOf({
  module,
  clientActionModule,
  clientLoaderModule,
  clientMiddlewareModule,
  hydrateFallbackModule,
}: SplitRoute): string[] {
  const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule];
  return [...parts, module].filter((part) => part !== undefined);
}
