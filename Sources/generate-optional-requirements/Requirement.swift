/// A method of a delegate protocol, as declared.
package struct Requirement: Equatable {
  /// A parameter: `_ collectionView: UICollectionView`, `at indexPath: IndexPath`.
  package struct Parameter: Equatable {
    package var label: String
    package var name: String
    package var type: String

    package init(label: String, name: String, type: String) {
      self.label = label
      self.name = name
      self.type = type
    }
  }

  /// The effect of a missing implementation.
  package enum Absence: Equatable {
    /// The class does not compile.
    case required
    /// The class compiles. A call through the protocol returns this expression and is recorded as
    /// missing.
    case optional(value: String)
  }

  package var baseName: String
  package var parameters: [Parameter]
  package var result: String
  package var absence: Absence

  package init(
    baseName: String, parameters: [Parameter], result: String = "Void", absence: Absence
  ) {
    self.baseName = baseName
    self.parameters = parameters
    self.result = result
    self.absence = absence
  }

  package var isOptional: Bool { absence != .required }

  /// `collectionView(_:layout:sizeForItemAt:)`
  package var fullName: String {
    baseName + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  /// `collectionViewLayoutSizeForItemAt`, the method's case in `OptionalRequirement`.
  package var caseName: String {
    baseName + parameters.filter { $0.label != "_" }.map { $0.label.capitalizedFirst }.joined()
  }
}

/// A delegate protocol and its methods, in order of declaration.
package struct RequirementTable: Equatable {
  package var protocolName: String
  package var requirements: [Requirement]

  package init(protocolName: String, requirements: [Requirement]) {
    self.protocolName = protocolName
    self.requirements = requirements
  }

  /// The optional requirements by base name, in order of first occurrence.
  package var optionalsByBaseName: [(baseName: String, requirements: [Requirement])] {
    var order: [String] = []
    var groups: [String: [Requirement]] = [:]
    for requirement in requirements where requirement.isOptional {
      if groups[requirement.baseName] == nil { order.append(requirement.baseName) }
      groups[requirement.baseName, default: []].append(requirement)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
