import Markup

extension DocumentReader {
  /// Reads a constraint.
  mutating func constraint(_ element: MarkupElement) -> ConstraintModel {
    checkNames(element)
    var multiplier = element["multiplier"].map { self.multiplier($0, line: element.line) } ?? 1
    let first = element["firstAttribute"] ?? ""
    // An aspect ratio of a view has one item and often no second attribute.
    if multiplier == 0 { multiplier = 1 }
    return ConstraintModel(
      id: element["id"], firstItem: element["firstItem"], firstAttribute: first,
      relation: element["relation"].flatMap { .init(rawValue: $0) } ?? .equal,
      secondItem: element["secondItem"], secondAttribute: element["secondAttribute"],
      multiplier: multiplier, constant: number(element, "constant"),
      priority: element["priority"] == nil ? 1000 : number(element, "priority"),
      identifier: element["identifier"], isPlaceholder: element["placeholder"] == "YES",
      constants: element.children.filter { $0.name == "variation" && $0["constant"] != nil }
        .map { ($0["key"] ?? "default", number($0, "constant")) },
      line: element.line)
  }

  /// Parses a multiplier: a number, or a ratio `a:b` or `a/b`.
  private mutating func multiplier(_ text: String, line: Int) -> Double {
    let parts = text.split(separator: text.contains(":") ? ":" : "/", maxSplits: 1)
      .map { Double($0) ?? .nan }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
    guard value.isFinite, abs(value) < 1e6 else {
      diagnose(line, "'multiplier' is neither a number nor a ratio: '\(text)'.")
      return 1
    }
    return value
  }

  /// Reads a connection; returns nil for one that cannot affect a picture.
  mutating func connection(_ element: MarkupElement) -> ConnectionModel? {
    let destination = element["destination"] ?? ""
    checkNames(element)
    switch element.name {
    case "outlet", "outletCollection":
      return .outlet(
        property: element["property"] ?? "", destination: destination,
        isCollection: element.name == "outletCollection", line: element.line)
    case "action":
      return .action(
        selector: element["selector"] ?? "", destination: destination,
        event: element["eventType"], line: element.line)
    case "segue":
      return .segue(
        SegueModel(
          id: element["id"], identifier: element["identifier"],
          kind: element["kind"] ?? "show", destination: destination,
          relationship: element["relationship"], unwindAction: element["unwindAction"],
          customClass: customClass(element), isAnimated: element["animates"] != "NO",
          presentationStyle: element["modalPresentationStyle"],
          transitionStyle: element["modalTransitionStyle"],
          creationSelector: element["destinationCreationSelector"],
          isOfAccessory: element["trigger"] == "accessoryAction", line: element.line))
    default:
      diagnose(element.line, unknown: "connection '\(element.name)'")
      return nil
    }
  }
}
