import UIKit

private class Placed: NSObject {
  @objc private func first() {}; @objc dynamic var second = 0
}

func placeCases() {
  expectEqual(#line, 8)
  expect(#filePath.hasSuffix("SourceToolTests/Cases/Places.swift"), #filePath)
  expect(#fileID.hasSuffix("/Places.swift"), #fileID)
}
