// The name of the same library in suites that came by CocoaPods or Carthage.
@_exported import iOSSnapshotTestCase
