// On iOS, Quick's umbrella header imports these modules for specs.
@_exported import Foundation
@_exported import XCTest
