#if Combine
  @_exported import OpenCombine
#endif

// Unsupported: Combine · works · It is OpenCombine's, by the trait `Combine`, with what that lacks:
//   `combineLatest`, `merge`, `collect(.byTime)`. · test: CombiningTests
