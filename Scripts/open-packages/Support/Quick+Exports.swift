// Quick's umbrella header on iOS imports them, so that specs need not.
@_exported import Foundation
@_exported import XCTest
