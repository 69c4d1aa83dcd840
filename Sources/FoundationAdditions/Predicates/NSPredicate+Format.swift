extension NSPredicate {
  /// Creates a predicate from a format: comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`,
  /// `BEGINSWITH`, `CONTAINS`, `ENDSWITH`, `LIKE` and `MATCHES` with `[cd]`, `ANY`, `ALL` and
  /// `NONE`, key paths, `SELF`, and arguments such as `%@`, `%K` and `%d`.
  ///
  /// Traps with Foundation's message for an invalid format, and for functions, variables,
  /// `SUBQUERY` and arithmetic, which are unsupported. Foundation on Linux lacks this initialiser.
  ///
  /// Source: Apple, NSPredicate.init(format:argumentArray:), and Predicate Programming Guide,
  /// «Predicate Format String Syntax».
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  /// Creates a predicate from a format and an array of arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    nonisolated(unsafe) let test: PredicateTest
    do throws(PredicateFormatError) {
      var parser = try PredicateParser(predicateFormat, arguments ?? [])
      test = try parser.predicate()
    } catch {
      stop(error.sentence(predicateFormat), exception: "NSInvalidArgumentException")
    }
    self.init { object, _ in test.evaluate(object) }
  }
}

/// An error in a predicate format.
enum PredicateFormatError: Error, Equatable {
  /// Invalid syntax.
  case malformed
  /// A missing argument.
  case missingArgument
  /// A feature that is unsupported here.
  case unsupported(String)

  func sentence(_ format: String) -> String {
    switch self {
    case .malformed: "Unable to parse the format string \"\(format)\""
    case .missingArgument: "Insufficient arguments for conversion characters in \"\(format)\""
    case .unsupported(let what): "NSPredicate has no \(what) on Linux: \"\(format)\""
    }
  }
}
