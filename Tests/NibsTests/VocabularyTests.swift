import Foundation
import Markup
import Testing
import UIKit

@testable import InterfaceBuilder
@testable import UIKitNibs
@testable import UIKitRuntime

/// Tests every element and attribute that occurs at least five times in 943 published iOS documents
/// of 92 projects, with up to six of its most frequent values, and every child by its key. Each is
/// read without a warning, or with the warning that Apple's class does not exist here.
@MainActor
struct VocabularyTests {
  private static let vocabulary: MarkupElement? = {
    let path = (#filePath as NSString).deletingLastPathComponent + "/Documents/vocabulary.xml"
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return try? MarkupParser.parse([UInt8](data), limits: MarkupLimits())
  }()

  /// Elements that describe no object of their own and have rows in the reader.
  private static let structural: Set<String> = [
    "document", "device", "objects", "scenes", "scene", "resources", "image", "namedColor",
    "systemColor", "placeholder", "exit", "viewControllerPlaceholder", "connections", "outlet",
    "outletCollection", "action", "segue", "constraints", "constraint", "layoutGuides",
    "viewLayoutGuide", "viewControllerLayoutGuide", "userDefinedRuntimeAttributes",
    "userDefinedRuntimeAttribute", "variation", "mask", "include", "exclude", "subviews", "cells",
    "prototypes", "sections", "items", "segments", "gestureRecognizers", "leftBarButtonItems",
    "rightBarButtonItems", "toolbarItems", "fragment", "attributes", "font", "paragraphStyle",
    // Values under a key.
    "rect", "frame", "point", "size", "value", "inset", "edgeInsets", "directionalEdgeInsets",
    "offsetWrapper", "color", "fontDescription", "string", "attributedString", "real", "integer",
    "bool", "imageReference", "date", "nil", "range", "array", "mutableArray", "dataDetectorType",
    // Objects that one setting reads as a whole.
    "autoresizingMask", "state", "segment", "tableViewSection", "accessibility",
    "textInputTraits", "buttonConfiguration", "blurEffect", "vibrancyEffect",
    "preferredSymbolConfiguration", "extendedEdge", "textAttributes", "listContentConfiguration",
  ]

  /// Compiles an element as an object. Returns the warnings, except for those about missing
  /// classes.
  private func diagnostics(_ element: MarkupElement) throws -> [String] {
    var reader = DocumentReader(file: "vocabulary.xml")
    let model = try reader.object(element)
    let document = try InterfaceDocument([UInt8](Document.xib("")), file: "vocabulary.xml")
    let plan = NibPlan(document, bundle: nil)
    _ = NibCompiler(plan).plan(model)
    return (reader.diagnostics.map(\.sentence) + plan.diagnostics).filter {
      !$0.contains("there is no ") && !$0.contains("There is no colour")
    }
  }

  @Test func `attributes are supported or listed`() throws {
    let vocabulary = try #require(Self.vocabulary)
    #expect(vocabulary.children.count > 480)
    var all: [String] = []
    try withoutWarnings {
      for element in vocabulary.children where element.name != "children" {
        guard !Self.structural.contains(element.name),
          !IgnoredNames.elements.contains(element.name)
        else { continue }
        all += try diagnostics(element)
      }
    }
    #expect(all == [])
  }

  @Test func `children are supported or listed`() throws {
    let pairs = try #require(Self.vocabulary?.children.last { $0.name == "children" })
    var all: [String] = []
    try withoutWarnings {
      for element in pairs.children {
        guard !Self.structural.contains(element.name),
          !IgnoredNames.elements.contains(element.name)
        else { continue }
        // The children have no values here.
        all += try diagnostics(element).filter {
          !$0.contains("is not understood") && !$0.contains("notation of the colour")
        }
      }
    }
    #expect(Array(Set(all)).sorted() == [])
  }

  private func withoutWarnings(_ body: () throws -> Void) rethrows {
    try ProgrammerWarning.$areMessagesLogged.withValue(false) { try body() }
  }
}
