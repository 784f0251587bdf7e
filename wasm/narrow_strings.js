/**
 * What embind's glue goes without: the modules have no wide strings, and the code that reads and writes them is larger than
 * many a feature of the page.
 */
mergeInto(LibraryManager.library, {
  // biome-ignore lint/complexity/useArrowFunction: emcc 3.1.6 loses arrow functions
  _embind_register_std_wstring: function () {},
  _embind_register_std_wstring__deps: [],
});
