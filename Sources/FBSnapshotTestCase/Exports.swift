// The module name of the same library in suites that use CocoaPods or Carthage.
@_exported import iOSSnapshotTestCase
