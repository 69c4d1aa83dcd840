#if Combine
  @_exported import OpenCombine
#endif
