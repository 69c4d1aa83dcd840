import UIKit

/// The name of a reference image's file, without its extension.
///
/// Source: uber/ios-snapshot-test-case, FBFileNameIncludeNormalizedFileNameFromOption.
struct ReferenceName: Equatable {
  /// The name with the options' parts, for the current screen.
  var text: String

  init(_ base: String, _ option: FBSnapshotTestCaseFileNameIncludeOption) {
    guard !option.contains(.none) else {
      text = base
      return
    }
    let screen = ScreenSettings.current
    var name = base
    if option.contains(.device) { name += "_\(Self.device.model)" }
    if option.contains(.OS) { name += "_\(Self.device.systemVersion)" }
    if option.contains(.screenSize) {
      name += "_\(Self.whole(screen.bounds.width))x\(Self.whole(screen.bounds.height))"
    }
    let invalid = CharacterSet.whitespaces.union(.punctuationCharacters)
    name = name.components(separatedBy: invalid).joined(separator: "_")
    if option.contains(.screenScale) { name += "@\(Self.whole(screen.scale))x" }
    text = name
  }

  /// Creates the name of a test's function and an identifier.
  init(
    _ function: String, identifier: String?, _ option: FBSnapshotTestCaseFileNameIncludeOption
  ) {
    let parts = [function, identifier].compactMap { $0?.isEmpty == false ? $0 : nil }
    self.init(parts.joined(separator: "_"), option)
  }

  private static func whole(_ value: CGFloat) -> Int { Int(value.rounded()) }

  private static var device: (model: String, systemVersion: String) {
    let device = try? MainThread.run {
      (model: UIDevice.current.model, systemVersion: UIDevice.current.systemVersion)
    }
    return device ?? ("iPhone", "")
  }

  /// Returns the Objective-C names of a Swift function, most likely first. A throwing or
  /// asynchronous function has another parameter there, which is part of the names of references
  /// recorded on iOS.
  static func selectors(of function: String) -> [String] {
    [function, function + "AndReturnError:", function + "WithCompletionHandler:"]
  }
}
