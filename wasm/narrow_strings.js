/**
 * What embind's glue goes without: the modules have no wide strings, and the code that reads and writes them is larger than
 * many a feature of the page.
 */
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring: function () {},
  _embind_register_std_wstring__deps: [],
});
