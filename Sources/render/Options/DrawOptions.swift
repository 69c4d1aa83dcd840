import ArgumentParser
import Failures

/// Options that stand together in the help of 'render draw'. What one of them means is said where
/// it is declared, and nowhere else.
protocol DrawOptions: ParsableArguments {
  /// Puts what was written into a request, checked.
  func apply(to request: inout RenderRequest) throws(Failure)
}

extension DrawOptions {
  func each<Value>(
    _ texts: [String], _ read: (String) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    var values: [Value] = []
    for text in texts { values.append(try read(text)) }
    return values
  }
}
