import SnapshotTesting
import Testing
import UIKit
