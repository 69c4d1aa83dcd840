@_exported import SnapshotTesting
@_exported import XCTest
