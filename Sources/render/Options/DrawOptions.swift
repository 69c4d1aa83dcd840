import ArgumentParser
import Failures

/// A group of options in the help of 'render draw'. The meaning of an option is defined where it is
/// declared.
protocol DrawOptions: ParsableArguments {
  /// Applies the validated options to a request.
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
