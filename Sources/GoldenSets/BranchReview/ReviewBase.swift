/// The commit that a branch is held against.
package struct ReviewBase: Equatable {
  package let commit: String
  /// "main at 1a2b3c4d".
  package let words: String

  /// - Parameter name: a commit, or a branch that this one has left: then where it did. Nil for the
  ///   main one.
  package init(_ name: String?, in git: Git) throws(Failure) {
    guard try git.line(["rev-parse", "--show-toplevel"]) != nil else {
      throw Failure(ReviewProblem.noRepository(git.folder))
    }
    let name = if let name { name } else { try Self.main(in: git) }
    let verified = try git.line([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}",
    ])
    guard let tip = verified else { throw Failure(ReviewProblem.noCommit(name)) }
    // A shallow clone may not have the commit where both began.
    commit = try git.line(["merge-base", "HEAD", tip]) ?? tip
    words = "\(name) at \(commit.prefix(8))"
  }

  private static func main(in git: Git) throws(Failure) -> String {
    let remote = try git.line(["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"])
    for name in [remote, "origin/main", "origin/master", "main", "master"].compactMap({ $0 })
    where try git.line(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]) != nil {
      return name
    }
    throw Failure(ReviewProblem.noMain)
  }
}
