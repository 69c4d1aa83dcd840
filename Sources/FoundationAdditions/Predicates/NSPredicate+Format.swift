extension NSPredicate {
  /// A predicate from its text: comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`, `BEGINSWITH`,
  /// `CONTAINS`, `ENDSWITH`, `LIKE` and `MATCHES` with `[cd]`, `ANY`, `ALL` and `NONE`, key paths,
  /// `SELF`, and arguments by `%@`, `%K`, `%d` and the like.
  ///
  /// Stops with Foundation's words where the text is none, and by name where it has functions,
  /// variables, `SUBQUERY` or arithmetic. Foundation on Linux has no such initialiser.
  ///
  /// Source: Apple, NSPredicate.init(format:argumentArray:), and Predicate Programming Guide,
  /// «Predicate Format String Syntax».
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  /// A predicate from its text and an array of arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    nonisolated(unsafe) let test: PredicateTest
    do throws(PredicateMistake) {
      var parser = try PredicateParser(predicateFormat, arguments ?? [])
      test = try parser.whole()
    } catch {
      stop(error.sentence(predicateFormat), exception: "NSInvalidArgumentException")
    }
    self.init { object, _ in test.holds(object) }
  }
}

/// Why a text is no predicate.
enum PredicateMistake: Error, Equatable {
  /// It cannot be read from a place on.
  case malformed
  /// It has more arguments in it than are given.
  case missingArgument
  /// What iOS has and this package does not.
  case unsupported(String)

  func sentence(_ format: String) -> String {
    switch self {
    case .malformed: "Unable to parse the format string \"\(format)\""
    case .missingArgument: "Insufficient arguments for conversion characters in \"\(format)\""
    case .unsupported(let what): "NSPredicate has no \(what) on Linux: \"\(format)\""
    }
  }
}
