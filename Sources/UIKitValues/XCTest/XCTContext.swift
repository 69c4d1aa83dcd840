import Foundation

/// A named part of a test. Source: Apple, XCTActivity.
public protocol XCTActivity: NSObjectProtocol {
  /// The name of the activity.
  var name: String { get }

  /// Ignores an attachment, and logs once that XCTest on Linux keeps none.
  func add(_ attachment: XCTAttachment)
}

/// The activities of tests. Source: Apple, XCTContext.
public final class XCTContext: NSObject {
  /// Runs a closure with a named activity, and returns its result.
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name))
  }

  private final class Activity: NSObject, XCTActivity {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) { XCTContext.ignore(attachment) }
  }

  package static func ignore(_ attachment: XCTAttachment) {
    CallWarnings.warnOnce(of: "add(_: XCTAttachment)", "XCTest on Linux keeps no attachments")
  }
}

// Unsupported: XCTContext · works · Activities run at once and are not reported; attachments are
//   ignored. `add(_:)` of a test case needs `import SnapshotTesting`. · test: ActivityTests
