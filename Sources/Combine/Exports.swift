#if Combine
  @_exported import OpenCombine
#endif

// Unsupported: Combine · works · It is OpenCombine's, by the trait `Combine`, without what that
//   lacks. · test: PublisherTests
