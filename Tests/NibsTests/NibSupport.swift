import Foundation
import InterfaceBuilder
import Synchronization
import Testing
import UIKit

@testable import UIKitRuntime

/// Creates documents for tests.
enum Document {
  /// Returns a xib with the objects.
  static func xib(_ objects: String, owner: String = "", attributes: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"\(attributes)>
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections>\
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>
      </document>
      """.utf8)
  }

  /// Returns a storyboard that is called "Main".
  @MainActor
  static func storyboard(
    _ scenes: String, initial: String, isPreview: Bool = false
  ) throws -> UIStoryboard {
    try UIStoryboard(
      data: storyboardData(scenes, initial: initial), name: "Main", isPreview: isPreview)
  }

  /// Returns the contents of a storyboard's file.
  static func storyboardData(_ scenes: String, initial: String) -> Data {
    Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
      initialViewController="\(initial)">
      <scenes>\(scenes)</scenes></document>
      """.utf8)
  }

  static func scene(_ objects: String) -> String { "<scene><objects>\(objects)</objects></scene>" }
}

/// Returns the warnings that a closure logs.
@MainActor
func warnings(_ body: @MainActor () throws -> Void) throws -> [String] {
  let heard = Heard()
  try ProgrammerWarning.captured(by: { heard.add($0) }) { try body() }
  return heard.all
}

private final class Heard: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }
}

/// Loads the objects of a xib.
@MainActor
func load(_ objects: String, owner: AnyObject? = nil, connections: String = "") throws -> [Any] {
  try UINib(data: Document.xib(objects, owner: connections), bundle: nil)
    .objects(owner: owner)
}
